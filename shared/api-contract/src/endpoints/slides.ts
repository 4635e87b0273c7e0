import { readSlide, wireSlide } from '../wire/slide.ts';
import { namedList } from '../wire/scalars.ts';
import { defineEndpoint } from './endpoint.ts';
import { noInput } from './no-data.ts';

export const listSlides = defineEndpoint({
  id: 'slides.list',
  method: 'GET',
  path: '/api/v1/mobile/slides',
  summary: 'Lists the slides of the welcome screen.',
  auth: 'none',
  failures: [{ status: 503, when: 'The slides are not available at the moment.' }],
  answer: namedList('slides', wireSlide),
  toWire: noInput,
  fromWire: ({ slides }) => slides.map(readSlide),
});
