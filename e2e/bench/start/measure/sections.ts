/** What a customer does, as the results are divided. */
export const startSections = ['login', 'login again', 'lease cards', 'lease cards again'] as const;

export type StartSection = (typeof startSections)[number];

/** How a screen of another remote is opened by its link: never fetched, after the pointer was on the link, or before. */
export const switchSections = ['cold', 'after hover', 'loaded'] as const;

export type SwitchSection = (typeof switchSections)[number];
