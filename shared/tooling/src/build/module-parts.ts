import type { Module } from 'webpack';

/** A module and, when webpack has joined several into it, those. */
export function* partsOf(module: Module): Generator<Module> {
  yield module;
  if ('modules' in module && Array.isArray(module.modules)) yield* module.modules as Module[];
}
