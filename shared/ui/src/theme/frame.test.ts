import { breakpoints, desk, frame, frameClass, frameStyles, phone } from './frame.ts';

it('SHELL-72: the breakpoints are those of the specification', () => {
  expect(breakpoints).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 });
});

it('SHELL-42: up to 768 the menu is a drawer and phone elements are shown, above it never', () => {
  expect([phone, desk]).toEqual(['@media(max-width:768px)', '@media(min-width:769px)']);
  expect(frame.breakpoint).toBe(breakpoints.md);
  const [wide, narrow] = frameStyles.split(phone);
  expect(narrow).toContain(`.${frameClass.side}{display:none}`);
  expect(narrow).toContain(`.${frameClass.phoneOnly}{display:flex!important}`);
  expect(wide).toContain(`.${frameClass.phoneOnly}{display:none!important}`);
});
