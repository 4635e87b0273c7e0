/**
 * Starts the struct type of every request field. Their messages reach a customer in the api's 422, so they are sentences
 * and contain no value.
 */
export const fieldPrefix = 'field:';

/** Characters. */
export const maximumTextLength = 255;
