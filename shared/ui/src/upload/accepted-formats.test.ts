import { formatNames, isAccepted } from './accepted-formats.ts';

const file = (name: string, type = '') => ({ name, type });

describe('an accepted format', () => {
  it.each([
    ['scan.PDF', '', '.pdf', true],
    ['scan.pdf.exe', '', '.pdf', false],
    ['pdf', '', '.pdf', false],
    ['scan.pdf', '', 'pdf', true],
    ['scan.notpdf', '', 'pdf', false],
    ['photo', 'image/png', 'image/png', true],
    ['photo', 'IMAGE/PNG', 'image/png', true],
    ['photo', 'image/jpeg', 'image/png', false],
    ['photo', 'image/jpeg', 'image/*', true],
    ['photo', 'imageless/jpeg', 'image/*', false],
    ['photo.png', '', 'image/*', false],
    ['notes', 'text/plain;charset=utf-8', 'text/plain', true],
  ])('UI-40: %s of type %j against %s: %p', (name, type, format, accepted) => {
    expect(isAccepted(file(name, type), [format])).toBe(accepted);
  });

  it('UI-40: is one of several, or any where none is named', () => {
    expect(isAccepted(file('a.csv'), ['.pdf', '.csv'])).toBe(true);
    expect(isAccepted(file('a.exe'), [])).toBe(true);
  });
});

it('UI-40: formats have names for people, each once', () => {
  const families = { image: 'images', video: 'videos', audio: 'sound', text: 'text' };
  expect(
    formatNames(['.pdf', 'application/pdf', 'image/*', 'image/svg+xml', 'font/*', 'jpg'], families),
  ).toEqual(['PDF', 'images', 'SVG', 'font', 'JPG']);
});
