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

declare module 'ol-ext/interaction/SelectCluster.js' {
  import type Feature from 'ol/Feature.js';
  import type Interaction from 'ol/interaction/Interaction.js';
  import type Select from 'ol/interaction/Select.js';
  import type VectorLayer from 'ol/layer/Vector.js';
  import type VectorSource from 'ol/source/Vector.js';
  import type { StyleLike } from 'ol/style/Style.js';

  interface SelectClusterOptions {
    readonly condition: () => boolean;
    /** Whether the cluster itself counts as selected. */
    readonly selectCluster: boolean;
    /** In pixels: the distance of the features grows with it. */
    readonly pointRadius: number;
    readonly animate: boolean;
    /** In milliseconds. */
    readonly animationDuration: number;
    /** The style of the legs, and of features without their own. */
    readonly featureStyle: StyleLike;
  }

  /** Spreads the features of a cluster around it. It closes by itself when the zoom changes. */
  export default class SelectCluster extends Select implements Interaction {
    constructor(options: SelectClusterOptions);
    /** @param cluster a feature whose property `features` has more than one feature */
    selectCluster(cluster: Feature): void;
    /** The layer of the features that are spread. */
    getLayer(): VectorLayer<VectorSource<Feature>>;
  }
}
