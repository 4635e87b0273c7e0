const { setFlagsFromString } = require('node:v8');
const { Script } = require('node:vm');
const { default: Runtime } = require('jest-runtime');

/**
 * How much a function runs before V8 optimizes it, in bytes of its bytecode; V8's own value is 67,584. Each test file
 * has new modules, whose functions V8 optimizes anew and which end before that has paid: with this value the tests
 * of screens and of the api take about an eighth less processor time.
 */
const optimizedAfter = 1_500_000;

setFlagsFromString(`--interrupt-budget=${optimizedAfter}`);

/**
 * What JavaScript itself has, and nothing replaces in a test, as it does the clock. Looking a global up takes a context
 * of Node's `vm` so long that one function of a database's driver needed a third of the time of its tests for `Object`.
 */
const intrinsics = [
  'Array',
  'ArrayBuffer',
  'BigInt',
  'Boolean',
  'DataView',
  'Error',
  'Infinity',
  'JSON',
  'Map',
  'Math',
  'NaN',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'RangeError',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'TypeError',
  'Uint8Array',
  'WeakMap',
  'WeakRef',
  'WeakSet',
  'isFinite',
  'isNaN',
  'parseFloat',
  'parseInt',
];

/** What this process has compiled, by path: `compiled` of the same `source` and parameters. */
const scripts = new Map();

/**
 * Compiles a module as a function of these parameters; its lines and columns in messages are those of its file. The
 * intrinsics are variables around it, so that it may still have some of the same name.
 */
function compileOnce(path, source, parameters) {
  const opening = `(({${intrinsics}})=>function(${parameters}){`;
  const known = scripts.get(path);
  if (known?.source === source && known.opening === opening) return known.compiled;
  const compiled = new Script(`${opening}${source}\n})(globalThis)`, {
    filename: path,
    columnOffset: -opening.length,
  });
  scripts.set(path, { source, opening, compiled });
  return compiled;
}

/**
 * Jest's own runtime, which compiles every module again for each test file. This one compiles it once in a process, and
 * runs it again for each test file, so that a test still has modules of its own.
 */
class RuntimeThatCompilesOnce extends Runtime {
  constructor(...args) {
    super(...args);
    const { executor } = this;
    if (typeof executor?.compile !== 'function' || !Array.isArray(executor.injectedModuleParameters))
      throw new Error(
        'This version of jest compiles modules elsewhere: shared/jest-preset/runtime.cjs must follow.',
      );
    const compileAgain = executor.compile.bind(executor);
    executor.compile = (source, path) => {
      const context = executor.environment.getVmContext();
      if (context === null) return null;
      let compiled;
      try {
        compiled = compileOnce(path, source, executor.injectedModuleParameters);
      } catch {
        // Jest says where the mistake is.
        return compileAgain(source, path);
      }
      return compiled.runInContext(context);
    };
  }
}

module.exports = RuntimeThatCompilesOnce;
