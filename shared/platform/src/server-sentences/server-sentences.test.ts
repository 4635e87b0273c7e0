// cspell:ignore Espere minutos inténtelo nuevo demasiados intentos correo válido electrónico pago programado con esta forma Quítela después Esto obligatorio
import { ApiError, ValidationError } from '../api/api-error.ts';
import { sayInLanguage, withLanguage } from './server-sentences.ts';

describe('a sentence of the api', () => {
  it.each([
    [
      'Too many attempts. Please wait 2 minutes and try again.',
      'Demasiados intentos. Espere 2 minutos e inténtelo de nuevo.',
    ],
    ['Enter a valid email address.', 'Escriba un correo electrónico válido.'],
    [
      'A payment with this method is scheduled for 12/01/2026. Remove it after that day.',
      'Hay un pago programado con esta forma de pago para el 12/01/2026. Quítela después de ese día.',
    ],
  ])('SHARED-69 (OP-95): is said in Spanish: %s', async (sentence, spanish) => {
    expect(await sayInLanguage(sentence, 'es')).toBe(spanish);
    expect(await sayInLanguage(sentence, 'en')).toBe(sentence);
  });

  it.each(['Our elves are asleep.', 'Too many attempts. Our elves are asleep.', 'toString', ''])(
    'stays as it is when it is not known: %s',
    async (sentence) => {
      expect(await sayInLanguage(sentence, 'es')).toBe(sentence);
    },
  );
});

describe('an error of the api', () => {
  it('SHARED-58, SHARED-63: is the same error, with its message and those of its fields in the language', async () => {
    const error = new ValidationError('This is required.', {
      code: 422,
      status: 422,
      fields: { email: ['Enter a valid email address.', 'Not known.'] },
    });
    const said = await withLanguage(error, 'es');
    expect(said).toBe(error);
    expect(said).toMatchObject({
      message: 'Esto es obligatorio.',
      code: 422,
      fields: { email: ['Escriba un correo electrónico válido.', 'Not known.'] },
    });
  });

  it('stays in English on an English page', async () => {
    const error = new ApiError('Please log in.', { code: 401 });
    expect((await withLanguage(error, 'en')).message).toBe('Please log in.');
  });
});
