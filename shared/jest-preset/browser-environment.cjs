const { shareComputedStyles } = require('./computed-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');

// jsdom lacks these, or has its own, which Node's fetch does not accept. MessageChannel stays
// jsdom's: with Node's, React's scheduler keeps the process alive.
const fromNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
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

/** Node's keeps the process alive for as long as one is open. */
class BroadcastChannel extends globalThis.BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    // React makes an error for each element; jest's 100 calls instead of 10 cost an eighth of the time of these tests.
    this.global.Error.stackTraceLimit = 10;
    shareComputedStyles(this.global);
    for (const [name, value] of [
      ...fromNode.map((one) => [one, globalThis[one]]),
      ['BroadcastChannel', BroadcastChannel],
    ]) {
      Object.defineProperty(this.global, name, {
        value,
        configurable: true,
        writable: true,
        enumerable: false,
      });
    }
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
  }
}

module.exports = BrowserEnvironment;
