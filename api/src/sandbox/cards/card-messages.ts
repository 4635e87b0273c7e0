/** Languages of the card form; a page asks for one by its option `language`. */
export type CardLanguage = 'en' | 'es';

const english = {
  form: 'Card details',
  done: 'Done',
  needsScript: 'The card form needs JavaScript.',
  number: 'Card number',
  expiry: 'Expiration date',
  expiryHint: 'MM / YY',
  cvc: 'Security code',
  name: 'Name on card',
  'number.missing': 'Enter the card number.',
  'number.wrong': 'This is not a card number. Check the digits.',
  'number.network': '{network} cards are not accepted here.',
  'expiry.missing': 'Enter the expiration date.',
  'expiry.wrong': 'Enter the month and year on the card, as MM / YY.',
  'expiry.past': 'The card has expired.',
  'cvc.missing': 'Enter the security code.',
  'cvc.wrong': 'Enter the {count} digits of the security code.',
  'name.missing': 'Enter the name on the card.',
  'name.wrong': 'Enter the name as it is on the card, without digits.',
  'rejected.invalid': 'Check the card details.',
  'rejected.none': 'Enter the card first.',
  'rejected.unknown': 'This is a sandbox: use one of its test numbers.',
  'rejected.declined': 'The card was declined. Use another card.',
  'rejected.funds': 'The card was declined: insufficient funds.',
  'rejected.cvc': 'The card could not be verified: check the security code.',
  'rejected.ended': 'The card form has expired. Enter the card again.',
  unreachable: 'The card provider can’t be reached. Please try again.',
  late: 'The card provider did not answer in time. Please try again.',
  notLoaded: 'The card form could not be loaded. Please try again.',
  closed: 'The card form was closed.',
} as const;

export type CardMessageKey = keyof typeof english;
export type CardMessages = Readonly<Record<CardMessageKey, string>>;

const spanish: CardMessages = {
  form: 'Datos de la tarjeta',
  done: 'Listo',
  needsScript: 'El formulario de la tarjeta necesita JavaScript.',
  number: 'Número de tarjeta',
  expiry: 'Vencimiento',
  expiryHint: 'MM / AA',
  cvc: 'Código de seguridad',
  name: 'Nombre en la tarjeta',
  'number.missing': 'Escriba el número de la tarjeta.',
  'number.wrong': 'Este no es un número de tarjeta. Revise los dígitos.',
  'number.network': 'Aquí no se aceptan tarjetas {network}.',
  'expiry.missing': 'Escriba la fecha de vencimiento.',
  'expiry.wrong': 'Escriba el mes y el año de la tarjeta, como MM / AA.',
  'expiry.past': 'La tarjeta está vencida.',
  'cvc.missing': 'Escriba el código de seguridad.',
  'cvc.wrong': 'Escriba los {count} dígitos del código de seguridad.',
  'name.missing': 'Escriba el nombre que está en la tarjeta.',
  'name.wrong': 'Escriba el nombre como está en la tarjeta, sin dígitos.',
  'rejected.invalid': 'Revise los datos de la tarjeta.',
  'rejected.none': 'Primero escriba los datos de la tarjeta.',
  'rejected.unknown': 'Esto es una demostración: use uno de sus números de prueba.',
  'rejected.declined': 'La tarjeta fue rechazada. Use otra tarjeta.',
  'rejected.funds': 'La tarjeta fue rechazada: fondos insuficientes.',
  'rejected.cvc': 'No se pudo verificar la tarjeta: revise el código de seguridad.',
  'rejected.ended': 'El formulario de la tarjeta caducó. Escriba la tarjeta otra vez.',
  unreachable: 'No se puede contactar al proveedor de tarjetas. Inténtelo de nuevo.',
  late: 'El proveedor de tarjetas no respondió a tiempo. Inténtelo de nuevo.',
  notLoaded: 'No se pudo cargar el formulario de la tarjeta. Inténtelo de nuevo.',
  closed: 'El formulario de la tarjeta se cerró.',
};

/** Returns the messages of a language: English for one that the sandbox does not have, or none. */
export const cardMessagesIn = (language: unknown): CardMessages => (language === 'es' ? spanish : english);

/** Returns the language that a page asked for, or English. */
export const cardLanguageOf = (language: unknown): CardLanguage => (language === 'es' ? 'es' : 'en');
