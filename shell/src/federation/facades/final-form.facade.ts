export { ARRAY_ERROR, FORM_ERROR, getIn, setIn } from 'final-form';
