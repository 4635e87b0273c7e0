// The form schema of docs/schema-forms.md as it goes over the wire: a backend describes a form by these types, and the
// portal draws it. The portal's pages read none of it and pass it to the kit unchanged.

/** The value of every input by its name; null for an empty input. */
export type FormValues = Readonly<Record<string, unknown>>;

export interface FormSchema {
  readonly title?: string;
  readonly description?: string;
  readonly submit_text?: string;
  readonly inputs: readonly FormInput[];
  readonly values?: FormValues;
}

export interface FormOption {
  readonly value: string;
  readonly text: string;
  readonly disabled?: boolean;
  /** Makes the option a group: its children can be chosen, the group itself can't. */
  readonly children?: readonly FormOption[];
}

interface InputOf<Type extends string> {
  /** Unique in the form, or within an item of a collection. */
  readonly name: string;
  readonly type: Type;
  readonly label: string;
  readonly help?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** The names of the inputs that this one depends on: it is reloaded when they change. */
  readonly depends_on?: readonly string[];
}

interface TextRules {
  /** A regular expression that the whole text must match. */
  readonly pattern?: string;
  /** The allowed values. */
  readonly in?: readonly string[];
  /** Characters. */
  readonly max_length?: number;
}

/** The unit of a number is that of the value; dates are `YYYY-MM-DD`. */
interface Bounds<Value> {
  readonly min?: Value;
  readonly max?: Value;
}

export type PlainTextType = 'text' | 'email' | 'username' | 'url' | 'phone' | 'local_phone';

export type PlainTextInput = { readonly [Type in PlainTextType]: InputOf<Type> & TextRules }[PlainTextType];

export interface PasswordInput extends InputOf<'password'>, TextRules {
  readonly meter?: boolean;
}

export interface TextareaInput extends InputOf<'textarea'>, TextRules {
  readonly rows?: number;
}

export interface DigitsInput extends InputOf<'digits'>, TextRules {}

export interface MaskedInput extends InputOf<'masked'>, TextRules {
  readonly kind: 'ssn' | 'routing' | 'account';
}

export interface CodeInput extends InputOf<'code'>, TextRules {
  readonly length?: number;
}

export interface NumberInput extends InputOf<'number'>, Bounds<number> {}
/** Fractions: 0.07 is 7 %. */
export interface PercentageInput extends InputOf<'percentage'>, Bounds<number> {}
/** Cents. */
export interface MoneyInput extends InputOf<'money'>, Bounds<number> {}
/** Seconds. */
export interface TimecodeInput extends InputOf<'timecode'>, Bounds<number> {}
export interface DateInput extends InputOf<'date'>, Bounds<string> {}

export interface RatingInput extends InputOf<'rating'> {
  readonly stars?: number;
}

export interface RangeInput extends InputOf<'range'>, Bounds<number> {
  readonly min_span?: number;
  readonly max_span?: number;
}

export type ChoiceInput = (InputOf<'select'> | InputOf<'radio'>) & {
  readonly options: readonly FormOption[];
};

export interface AsyncSelectInput extends InputOf<'async_select'> {
  readonly source: string;
}

export interface MultiselectInput extends InputOf<'multiselect'> {
  readonly options?: readonly FormOption[];
  readonly source?: string;
  readonly max?: number;
}

export interface TagsInput extends InputOf<'tags'> {
  readonly limit?: number;
  readonly options?: readonly FormOption[];
}

export type FlagInput = InputOf<'checkbox'> | InputOf<'switch'>;

export type CountryInput = InputOf<'country'>;

export interface CollectionInput extends InputOf<'collection'> {
  readonly inputs: readonly FormInput[];
  readonly min_items?: number;
  readonly max_items?: number;
  readonly item_label?: string;
}

export interface FileInput extends InputOf<'file'> {
  /** Extensions (`.pdf`), MIME types (`image/png`) or wildcards (`image/*`). */
  readonly accept?: readonly string[];
  readonly max_files?: number;
}

export type FormInput =
  | PlainTextInput
  | PasswordInput
  | TextareaInput
  | DigitsInput
  | MaskedInput
  | CodeInput
  | NumberInput
  | PercentageInput
  | MoneyInput
  | TimecodeInput
  | DateInput
  | RatingInput
  | RangeInput
  | ChoiceInput
  | AsyncSelectInput
  | MultiselectInput
  | TagsInput
  | FlagInput
  | CountryInput
  | CollectionInput
  | FileInput;
