import { RatingField } from '../../controls/rating/rating-field.tsx';
import { fieldProps, type SchemaFieldProps } from './schema-field-props.ts';

export const RatingInput = (props: SchemaFieldProps<'rating'>) => (
  <RatingField stars={props.input.stars} {...fieldProps(props)} />
);
