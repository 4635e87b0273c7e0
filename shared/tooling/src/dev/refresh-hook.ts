/**
 * React Refresh works across federation only when React finds this before it starts: otherwise the remote's own copy of
 * the refresh runtime says "up to date" and nothing changes. The browser's React tools bring one of their own.
 */
export const refreshHook = `<script>
globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
  checkDCE() {},
};
</script>
`;
