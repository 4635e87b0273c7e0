import { AlertDialog } from '../question/alert-dialog.tsx';
import { renderUi } from '../../testing/render-ui.tsx';

it('only the topmost dialog has the mark that other copies of react-aria leave alone', async () => {
  const dialogs = () => document.querySelectorAll('[data-react-aria-top-layer]');
  const { rerender } = renderUi(
    <>
      <AlertDialog open title="First" text="Below." onClose={() => {}} />
      <AlertDialog open={false} title="Second" text="Above." onClose={() => {}} />
    </>,
  );
  expect([...dialogs()].map((each) => each.textContent)).toEqual([expect.stringContaining('First')]);
  rerender(
    <>
      <AlertDialog open title="First" text="Below." onClose={() => {}} />
      <AlertDialog open title="Second" text="Above." onClose={() => {}} />
    </>,
  );
  expect([...dialogs()].map((each) => each.textContent)).toEqual([expect.stringContaining('Second')]);
  rerender(
    <>
      <AlertDialog open title="First" text="Below." onClose={() => {}} />
      <AlertDialog open={false} title="Second" text="Above." onClose={() => {}} />
    </>,
  );
  expect([...dialogs()].map((each) => each.textContent)).toEqual([expect.stringContaining('First')]);
});
