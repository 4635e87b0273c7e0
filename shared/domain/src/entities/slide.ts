/** A slide of the welcome carousel (SHARED-10). */
export interface Slide {
  /** Address of the image. */
  readonly image: string;
  readonly hasLogin: boolean;
  readonly hasHelp: boolean;
}
