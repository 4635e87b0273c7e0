import { stories } from '../site/gallery.ts';
import { chosen } from './keys/chosen.ts';
import { data } from './keys/data.ts';
import { forms } from './keys/forms.ts';
import { gathered } from './keys/gathered.ts';
import { keyboardOf, type Walks } from './keys/keyboard.ts';
import { picked } from './keys/picked.ts';
import { tables } from './keys/tables.ts';
import { typed } from './keys/typed.ts';
import { expect, test } from './stage.ts';

const walks: Walks = { ...typed, ...chosen, ...picked, ...gathered, ...forms, ...tables, ...data };

/** Widgets without a walk, and why. */
const withoutKeys: Readonly<Record<string, string>> = {
  'Core/Brand': 'nothing in it can be pressed',
  'Core/Type': 'nothing in it can be pressed',
  'Data/Simple table': 'nothing in it can be pressed',
  'With the api/File upload': 'the same widget as Inputs/File upload',
  'With the api/Schema form': 'the same widget as Form/Schema form',
  'With the api/Table card': 'the same widget as Data/Table card',
  Welcome: 'the first page of the gallery, no widget',
};

test('every widget of the gallery is worked by keys, or it is said why not', () => {
  const titles = [...new Set(stories().map(({ title }) => title))].sort();
  expect([...Object.keys(walks), ...Object.keys(withoutKeys)].sort()).toEqual(titles);
});

for (const [title, walk] of Object.entries(walks)) {
  test(`${title} is worked by keys alone`, async ({ stage }) => {
    const shown = stories().filter((story) => story.title === title);
    await walk(keyboardOf(stage, shown));
  });
}
