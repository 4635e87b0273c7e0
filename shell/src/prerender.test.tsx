import { listSlides } from '@portal/api-contract';
import { mock, pends } from '@portal/testing';
import { portalConfig } from '@portal/testing/fixtures';
import { waitFor } from '@testing-library/react';
import { draw } from './prerender.tsx';

function drawPart(part: '/frame' | '/brand' | '/welcome'): Element {
  history.replaceState(null, '', `#${part}`);
  return draw({ config: portalConfig(), part, slot: 'screen' });
}

// The build waits for what React draws as a page does, without `act`.
beforeEach(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => {
  document.body.replaceChildren();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

describe('the parts of the page that the build draws', () => {
  it('a bare frame has the slot of a screen inside its main part', () => {
    const main = drawPart('/frame').querySelector('main');
    expect(main?.innerHTML).toContain('<!--screen-->');
    expect(main).toHaveTextContent(/^$/);
    expect(main?.nextElementSibling).toHaveTextContent('support@fernway.example');
  });

  it('the brand is its mark and its name', () => {
    const brand = drawPart('/brand');
    expect(brand).toHaveTextContent('Fernway');
    expect(brand.querySelector('svg')).not.toBeNull();
  });

  it('welcome is what it says before its slides are known', async () => {
    mock(pends(listSlides));
    const page = drawPart('/welcome');
    await waitFor(() => expect(page).toHaveTextContent('Welcome to Fernway'));
    expect(page.querySelector('[aria-busy=true]')).not.toBeNull();
  });
});
