import { lazy, type ComponentType } from 'react';
import type { SchemaFieldProps } from './schema-field-props.ts';
import {
  CodeInput,
  DigitsInput,
  EmailInput,
  LocalPhoneInput,
  MaskedInput,
  PasswordInput,
  PhoneInput,
  TextAreaInput,
  TextInput,
  UrlInput,
  UsernameInput,
} from './text.tsx';
import type { InputType } from '../schema/schema-input.ts';

type Field<Type extends InputType> = ComponentType<SchemaFieldProps<Type>>;

/** Loads a field lazily, with one retry, so that a short network failure does not lose an input. */
function later<Type extends InputType>(load: () => Promise<Field<Type>>): Field<Type> {
  return lazy(async () => ({ default: await load().catch(load) }));
}

/**
 * The component that draws an input, by its type. Text fields come with the form; heavier ones are loaded when a form
 * has one, so that two text inputs don't pay for calendars, lists and uploads.
 */
export const schemaFields: { readonly [Type in InputType]: Field<Type> } = {
  text: TextInput,
  email: EmailInput,
  username: UsernameInput,
  url: UrlInput,
  phone: PhoneInput,
  local_phone: LocalPhoneInput,
  password: PasswordInput,
  textarea: TextAreaInput,
  digits: DigitsInput,
  masked: MaskedInput,
  code: CodeInput,
  number: later(async () => (await import('./number.tsx')).NumberInput),
  percentage: later(async () => (await import('./number.tsx')).PercentageInput),
  money: later(async () => (await import('./number.tsx')).MoneyInput),
  timecode: later(async () => (await import('./number.tsx')).TimecodeInput),
  date: later(async () => (await import('./date.tsx')).DateInput),
  select: later(async () => (await import('./select.tsx')).SelectInput),
  radio: later(async () => (await import('./radio.tsx')).RadioInput),
  async_select: later(async () => (await import('./async-select.tsx')).AsyncSelectInput),
  multiselect: later(async () => (await import('./multiselect.tsx')).MultiselectInput),
  tags: later(async () => (await import('./tags.tsx')).TagsInput),
  checkbox: later(async () => (await import('./flag.tsx')).CheckboxInput),
  switch: later(async () => (await import('./flag.tsx')).SwitchInput),
  rating: later(async () => (await import('./rating.tsx')).RatingInput),
  country: later(async () => (await import('./country.tsx')).CountryInput),
  range: later(async () => (await import('./range.tsx')).RangeInput),
  collection: later(async () => (await import('./collection.tsx')).CollectionInput),
  file: later(async () => (await import('./file.tsx')).FileInput),
};
