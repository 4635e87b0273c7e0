import { expect } from '../stage.ts';
import { box, button, type Walks } from './keyboard.ts';

/** Inputs that are typed in. */
export const typed: Walks = {
  'Inputs/Text': async ({ page, show, tab, leave, type, press }) => {
    await show('empty');
    const city = box(page, 'City');
    await tab(city);
    await type('Macn');
    await press('ArrowLeft');
    await type('o');
    await expect(city).toHaveValue('Macon');
    await press('Home', 'Delete', 'End', 'Backspace');
    await expect(city).toHaveValue('aco');
    await leave(city);
  },

  'Inputs/E-mail': async ({ page, show, tab, type, press }) => {
    await show('empty');
    const email = box(page, 'E-mail');
    await tab(email);
    await type('maria@portal.tst');
    await press('ArrowLeft', 'ArrowLeft');
    await type('e');
    await expect(email).toHaveValue('maria@portal.test');
  },

  'Inputs/Password': async ({ page, show, tab, type, press }) => {
    await show('new-and-empty');
    const password = page.getByLabel('New password', { exact: true });
    await tab(password);
    await type('Portal!demo1');
    await expect(password).toHaveValue('Portal!demo1');
    await expect(page.getByText('Strong', { exact: true })).toBeVisible();
    await tab(button(page, 'Show password'));
    await press('Space');
    await expect(password).toHaveAttribute('type', 'text');
    await expect(button(page, 'Hide password')).toBeFocused();
    await press('Enter');
    await expect(password).toHaveAttribute('type', 'password');
  },

  'Inputs/Number': async ({ page, show, tab, type, press }) => {
    await show('empty');
    const quantity = box(page, 'Quantity');
    await tab(quantity);
    await type('9a8');
    await expect(quantity).toHaveValue('98');
    await press('ArrowUp', 'ArrowUp', 'ArrowUp');
    await expect(quantity).toHaveValue('100');
    await press('ArrowDown');
    await expect(quantity).toHaveValue('99');
  },

  'Inputs/Digits': async ({ page, show, tab, type }) => {
    await show('empty');
    const routing = box(page, 'Routing number');
    await tab(routing);
    await type('06x1 000-1047');
    await expect(routing).toHaveValue('061000104');
  },

  'Inputs/Percentage': async ({ page, show, tab, type, press }) => {
    await show('empty');
    const rate = box(page, 'Rate');
    await tab(rate);
    await type('7%');
    await expect(rate).toHaveValue('7');
    await press('ArrowUp');
    await expect(rate).toHaveValue('8');
    await press('ArrowDown', 'ArrowDown');
    await expect(rate).toHaveValue('6');
  },

  'Inputs/Money': async ({ page, show, tab, back, type, press }) => {
    await show('empty');
    const amount = box(page, 'Amount to pay');
    await tab(amount);
    await type('84.205');
    await press('Tab');
    await expect(amount).toHaveAccessibleDescription('Cents have two digits: enter 84.20');
    await back(amount);
    await press('End', 'Backspace');
    await expect(amount).toHaveValue('84.20');
    await expect(amount).not.toHaveAttribute('aria-invalid', 'true');
  },

  'Inputs/Phone': async ({ page, show, tab, type }) => {
    await show('empty');
    const phone = box(page, 'Phone');
    await tab(phone);
    await type('+15550102030');
    await expect(phone).toHaveValue('+15550102030');
  },

  'Inputs/Local phone': async ({ page, show, tab, type, press }) => {
    await show('empty');
    const phone = box(page, 'Phone of the store');
    await tab(phone);
    await type('555x0102030');
    await expect(phone).toHaveValue('(555) 010-2030');
    await press('Backspace', 'Home', 'Delete', 'Delete');
    await expect(phone).toHaveValue('(501) 020-3');
  },

  'Inputs/Username': async ({ page, show, tab, back, type, press }) => {
    await show('empty');
    const username = box(page, 'Username');
    await tab(username);
    await type('maria-27');
    await press('Tab');
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await back(username);
    await press('Control+A');
    await type('maria_27');
    await expect(username).toHaveValue('maria_27');
    await expect(username).not.toHaveAttribute('aria-invalid', 'true');
  },

  'Inputs/URL': async ({ page, show, tab, back, type, press }) => {
    await show('empty');
    const website = box(page, 'Website');
    await tab(website);
    await type('portal.test');
    await press('Tab');
    await expect(website).toHaveAttribute('aria-invalid', 'true');
    await back(website);
    await press('Home');
    await type('https://');
    await expect(website).toHaveValue('https://portal.test');
    await expect(website).not.toHaveAttribute('aria-invalid', 'true');
  },

  'Inputs/Masked': async ({ page, show, tab, back, type, press }) => {
    await show('empty');
    const ssn = box(page, 'SSN');
    await tab(ssn);
    await type('123-45-x6789');
    await expect(ssn).toHaveValue('123-45-6789');
    await tab(button(page, 'Show SSN'));
    await expect(ssn).toHaveValue('•••-••-6789');
    await press('Enter');
    await expect(ssn).toHaveValue('123-45-6789');
    await expect(button(page, 'Hide SSN')).toBeFocused();
    await press('Space');
    await expect(ssn).toHaveValue('•••-••-6789');
    await back(ssn);
    await press('End', 'Backspace');
    await expect(ssn).toHaveValue('123-45-678');
  },

  'Inputs/One-time code': async ({ page, show, tab, type, press, paste }) => {
    await show('six-digits');
    const code = box(page, 'Code');
    await tab(code);
    await press('Control+A');
    await type('3a05');
    await expect(code).toHaveValue('305');
    await press('Control+A');
    await paste(' 12-34 56\n');
    await expect(code).toHaveValue('123456');
  },

  'Inputs/Text area': async ({ page, show, tab, leave, type, press }) => {
    await show('empty');
    const note = box(page, 'Delivery note');
    await tab(note);
    await type('Ring');
    await press('Enter');
    await type('twice');
    await expect(note).toHaveValue('Ring\ntwice');
    await leave(note);
    await expect(note).toHaveValue('Ring\ntwice');
  },

  'Inputs/Date': async ({ page, show, tab, type, press }) => {
    await show('no-such-day');
    const day = box(page, 'Payment date');
    const calendar = page.getByRole('dialog', { name: 'Open calendar' });
    const cell = (name: string) => calendar.getByRole('button', { name });
    await tab(day);
    await press('Control+A');
    await type('12042026');
    await expect(day).toHaveValue('12/04/2026');

    await tab(button(page, 'Open calendar'));
    await press('Enter');
    await expect(cell('December 4, 2026')).toBeFocused();
    await press('ArrowRight');
    await expect(cell('December 5, 2026')).toBeFocused();
    await press('ArrowDown');
    await expect(cell('December 12, 2026')).toBeFocused();
    await press('PageDown');
    await expect(cell('January 12, 2027')).toBeFocused();
    await press('PageUp', 'ArrowUp', 'ArrowLeft');
    await expect(cell('December 4, 2026')).toBeFocused();
    await press('ArrowLeft', 'Enter');
    await expect(calendar).toHaveCount(0);
    await expect(day).toHaveValue('12/03/2026');
    await expect(button(page, 'Open calendar')).toBeFocused();

    await press('Shift+Tab', 'Alt+ArrowDown');
    await expect(cell('December 3, 2026')).toBeFocused();
    await press('ArrowRight', 'Escape');
    await expect(calendar).toHaveCount(0);
    await expect(day).toHaveValue('12/03/2026');
    await expect(day).toBeFocused();
  },

  'Inputs/Timecode': async ({ page, show, tab, type, press }) => {
    await show('empty');
    const start = box(page, 'Start');
    await tab(start);
    await type('1:59:x03');
    await expect(start).toHaveValue('1:59:03');
    await press('ArrowUp');
    await expect(start).toHaveValue('01:59:04');
    await press('PageDown', 'ArrowDown');
    await expect(start).toHaveValue('01:58:03');
    await press('PageUp', 'PageUp', 'PageUp');
    await expect(start).toHaveValue('02:00:00');
  },
};
