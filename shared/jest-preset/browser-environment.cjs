const { shareComputedStyles } = require('./computed-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom lacks these, or has its own, which Node's fetch does not accept. MessageChannel stays
// jsdom's: with Node's, React's scheduler keeps the process alive.
const fromNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'CompressionStream',
  'DecompressionStream',
  'File',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
  'fetch',
  'structuredClone',
];

class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // React makes an error for each element; jest's 100 calls instead of 10 cost an eighth of the time of these tests.
    this.global.Error.stackTraceLimit = 10;
    shareComputedStyles(this.global);
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
        enumerable: false,
      });
    }
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
}

module.exports = BrowserEnvironment;
