declare module 'ol-ext/featureanimation/Zoom.js' {
  import type BaseObject from 'ol/Object.js';

  interface ZoomOptions {
    /** ms. */
    readonly duration: number;
    /** Size of the mark, 1 is its own, by the share of the time that is over. */
    readonly easing: (over: number) => number;
    /** How opaque the mark is, 0 to 1, by the share of the time that is left. */
    readonly fade: (left: number) => number;
  }

  /** Draws a mark in growing sizes. Its module gives every `ol/Map` the method `animateFeature`. */
  export default class Zoom extends BaseObject {
    constructor(options: ZoomOptions);
  }
}
