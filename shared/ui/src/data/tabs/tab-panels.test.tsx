import { screen } from '@testing-library/react';
import { object, optional, string } from 'superstruct';
import { TextField } from '../../controls/text-field/text-field.tsx';
import { TabPanels } from './tab-panels.tsx';
import { Form } from '../../form/form.tsx';
import { renderUi } from '../../testing/render-ui.tsx';

describe('TabPanels', () => {
  it('moves through tabs by arrows, Home and End, with one tab stop', async () => {
    const { user } = renderUi(
      <TabPanels
        label="Methods"
        tabs={['Cards', 'Banks', 'Other'].map((text) => ({ id: text, text, content: `${text} here` }))}
      />,
    );
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Cards' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Banks', selected: true })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Banks' })).toHaveTextContent('Banks here');
    await user.keyboard('{End}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Cards', selected: true })).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Home}');
    expect(screen.getByRole('tab', { name: 'Cards', selected: true })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('UI-27: asks before a tab with a changed form is left, and stays on No', async () => {
    const { user } = renderUi(
      <TabPanels
        label="Methods"
        tabs={[
          {
            id: 'cards',
            text: 'Cards',
            content: (
              <Form struct={object({ city: optional(string()) })} onSubmit={() => {}}>
                <TextField name="city" label="City" />
              </Form>
            ),
          },
          { id: 'banks', text: 'Banks', content: 'Banks here' },
        ]}
      />,
    );
    await user.type(screen.getByLabelText('City'), 'Macon');
    await user.click(screen.getByRole('tab', { name: 'Banks' }));
    await user.click(screen.getByRole('button', { name: 'No' }));
    expect(screen.getByLabelText('City')).toHaveValue('Macon');
    await user.click(screen.getByRole('tab', { name: 'Banks' }));
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    expect(screen.getByRole('tabpanel', { name: 'Banks' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Cards' }));
    await user.click(screen.getByRole('tab', { name: 'Banks' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
