/** A slide of the welcome carousel (SHARED-10). */
export interface Slide {
  /** Address of the image. */
  readonly image: string;
  readonly hasLogin: boolean;
  readonly hasHelp: boolean;
}

export interface FaqQuestion {
  readonly question: string;
  readonly answer: string;
}

/** A topic of the FAQ with its questions (SHARED-28). */
export interface FaqTopic {
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}
