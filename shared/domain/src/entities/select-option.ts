/** One choice of a select (UI-03). */
export interface SelectOption {
  readonly value: string;
  readonly text: string;
  readonly disabled: boolean;
  readonly children: readonly SelectOption[];
}
