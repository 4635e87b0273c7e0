// The first module of the main script: what the page's inline script asks for now is compiled while the others run.
globalThis.window.__portalMainRuns?.();

export {};
