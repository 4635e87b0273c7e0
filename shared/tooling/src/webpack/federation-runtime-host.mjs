// Stands for `@module-federation/enhanced/runtime` in the shell. Remotes are built with `externalRuntime` and find the
// core of the runtime in the page under this name, so it travels once; both halves of that agreement are in this folder.
import * as runtimeCore from '@module-federation/runtime-core';

globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

export { createInstance } from '@module-federation/runtime';
