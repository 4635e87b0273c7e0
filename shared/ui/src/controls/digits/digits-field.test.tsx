import { screen } from '@testing-library/react';
import { object, string } from 'superstruct';
import { DigitsField } from './digits-field.tsx';
import { Form } from '../../form/form.tsx';
import { renderUi } from '../../testing/render-ui.tsx';

it('UI-33: DigitsField takes digits only, and a pasted code with a gap', async () => {
  const { user } = renderUi(
    <Form struct={object({ code: string() })} onSubmit={() => {}}>
      <DigitsField name="code" label="Code" length={6} oneTimeCode />
    </Form>,
  );
  const code = screen.getByLabelText('Code');
  await user.type(code, '1a2-');
  expect(code).toHaveValue('12');
  await user.clear(code);
  await user.click(code);
  await user.paste('123 4567');
  expect(code).toHaveValue('123456');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
});
