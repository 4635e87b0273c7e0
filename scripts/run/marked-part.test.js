import { withMarkedPart } from './marked-part.mjs';

const page = (part) => `a\n<!-- times: start -->\n\n${part}\n\n<!-- times: end -->\nb`;

it('withMarkedPart puts a part between its markers and nowhere else', () => {
  expect(withMarkedPart(page('old'), 'times', '| new |\n')).toBe(page('| new |'));
  expect(() => withMarkedPart(page('old'), 'settings', '| new |')).toThrow('markers');
});
