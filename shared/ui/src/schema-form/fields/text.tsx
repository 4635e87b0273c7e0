import { DigitsField } from '../../controls/digits/digits-field.tsx';
import { EmailField } from '../../controls/email/email-field.tsx';
import { PasswordField } from '../../controls/password/password-field.tsx';
import { PasswordMeter } from '../../controls/password/password-meter.tsx';
import { TextField } from '../../controls/text-field/text-field.tsx';
import { CodeField } from '../../controls/code/code-field.tsx';
import { LocalPhoneField } from '../../controls/local-phone/local-phone-field.tsx';
import { MaskedField } from '../../controls/masked/masked-field.tsx';
import { PhoneField } from '../../controls/phone/phone-field.tsx';
import { TextAreaField } from '../../controls/text-area/text-area-field.tsx';
import { UrlField } from '../../controls/url/url-field.tsx';
import { UsernameField } from '../../controls/username/username-field.tsx';
import type { SchemaInputOf } from '../schema/schema-input.ts';
import { fieldProps, type SchemaFieldProps } from './schema-field-props.ts';

interface PlainTextProps {
  readonly name: string;
  readonly input: SchemaInputOf<'text' | 'email' | 'username' | 'url' | 'phone' | 'digits'>;
}

function textProps({ name, input }: PlainTextProps) {
  const { placeholder, maxLength } = input;
  // The data may be another person's, but the browser would fill in that of its user.
  return {
    ...fieldProps({ name, input }),
    autoComplete: 'off',
    maxLength,
    ...(placeholder ? { placeholder } : {}),
  };
}

export const TextInput = (props: SchemaFieldProps<'text'>) => <TextField {...textProps(props)} />;
export const EmailInput = (props: SchemaFieldProps<'email'>) => <EmailField {...textProps(props)} />;
export const UsernameInput = (props: SchemaFieldProps<'username'>) => <UsernameField {...textProps(props)} />;
export const UrlInput = (props: SchemaFieldProps<'url'>) => <UrlField {...textProps(props)} />;
export const PhoneInput = (props: SchemaFieldProps<'phone'>) => <PhoneField {...textProps(props)} />;
export const LocalPhoneInput = (props: SchemaFieldProps<'local_phone'>) => (
  <LocalPhoneField {...fieldProps(props)} />
);

export function DigitsInput(props: SchemaFieldProps<'digits'>) {
  const { maxLength, ...rest } = textProps(props);
  return <DigitsField length={maxLength} {...rest} />;
}

export function PasswordInput(props: SchemaFieldProps<'password'>) {
  const { meter = false, placeholder } = props.input;
  return (
    <PasswordField
      purpose="new"
      {...(meter ? { meter: PasswordMeter } : {})}
      placeholder={placeholder}
      {...fieldProps(props)}
    />
  );
}

export function TextAreaInput(props: SchemaFieldProps<'textarea'>) {
  const { rows, maxLength, placeholder } = props.input;
  return <TextAreaField rows={rows} maxLength={maxLength} placeholder={placeholder} {...fieldProps(props)} />;
}

export const MaskedInput = (props: SchemaFieldProps<'masked'>) => (
  <MaskedField type={props.input.kind} {...fieldProps(props)} />
);

export const CodeInput = (props: SchemaFieldProps<'code'>) => (
  <CodeField length={props.input.length} {...fieldProps(props)} />
);
