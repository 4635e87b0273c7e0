import { stories } from '../site/gallery.ts';
import { allScenarios } from './keyboard/all-scenarios.ts';
import { keyboardOf } from './keyboard/keyboard.ts';
import { expect, test } from './stage.ts';

/** Why a story title has no scenario. */
const withoutScenario: Readonly<Record<string, string>> = {
  'Core/Brand': 'nothing in it can be pressed',
  'Core/Type': 'nothing in it can be pressed',
  'Data/Simple table': 'nothing in it can be pressed',
  'With the api/File upload': 'the same control as Inputs/File upload',
  'With the api/Schema form': 'the same control as Form/Schema form',
  'With the api/Table card': 'the same control as Data/Table card',
  Welcome: 'the first page of the gallery, no control',
};

test('every control of the gallery has a keyboard scenario, or a reason why not', () => {
  const titles = [...new Set(stories().map(({ title }) => title))].sort();
  expect([...Object.keys(allScenarios), ...Object.keys(withoutScenario)].sort()).toEqual(titles);
});

for (const [title, scenario] of Object.entries(allScenarios)) {
  test(`${title} works by keyboard alone`, async ({ stage }) => {
    const shown = stories().filter((story) => story.title === title);
    await scenario(keyboardOf(stage, shown));
  });
}
