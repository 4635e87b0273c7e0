import { listSlides } from './slides.ts';

it('SHARED-10, API-61: slides are read with their optional buttons', () => {
  expect(listSlides.read({ slides: [{ english_image: '/1.svg', has_login_button: true }] })).toEqual([
    { image: '/1.svg', hasLogin: true, hasHelp: false },
  ]);
});
