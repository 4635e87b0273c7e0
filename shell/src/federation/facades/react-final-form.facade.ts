export { Form, useField, useForm, useFormState } from 'react-final-form';
