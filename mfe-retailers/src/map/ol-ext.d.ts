declare module 'ol-ext/featureanimation/Zoom.js' {
  import type BaseObject from 'ol/Object.js';

  interface ZoomOptions {
    /** In milliseconds. */
    readonly duration: number;
    /** Returns the scale of the feature, where `over` is the share of the duration that is over. */
    readonly easing: (over: number) => number;
    /** Returns the opacity of the feature, 0 to 1, where `left` is the share of the duration that is left. */
    readonly fade: (left: number) => number;
  }

  /** Draws a feature at changing sizes. Importing its module adds the method `animateFeature` to every `ol/Map`. */
  export default class Zoom extends BaseObject {
    constructor(options: ZoomOptions);
  }
}
