import { avatarUrl, displayName, mobileNumber } from './profile.ts';

describe('displayName', () => {
  const nora = { firstName: 'Nora', lastName: 'Vale', fullName: 'Nora J. Vale', email: 'nora@portal.test' };

  it('PROF-15: is first and last name if both exist', () => {
    expect(displayName(nora)).toBe('Nora Vale');
  });

  it.each([{ firstName: null }, { lastName: null }, { firstName: ' ' }, { lastName: '' }])(
    'PROF-16: is the full name when %j',
    (missing) => {
      expect(displayName({ ...nora, ...missing })).toBe('Nora J. Vale');
    },
  );

  it('is the email address when there is no name', () => {
    expect(displayName({ ...nora, firstName: null, fullName: null })).toBe('nora@portal.test');
  });
});

describe('mobileNumber', () => {
  it('PROF-17: is the cell phone', () => {
    expect(mobileNumber({ cellPhone: '+15550101' })).toBe('+15550101');
  });

  it.each([null, '', ' '])('PROF-18: is null when the cell phone is %p', (cellPhone) => {
    expect(mobileNumber({ cellPhone })).toBeNull();
  });
});

describe('avatarUrl', () => {
  it('PROF-13 (OP-84): is the avatar, else the profile image', () => {
    expect(avatarUrl({ avatar: '/a.png', profileUrl: '/p.png' })).toBe('/a.png');
    expect(avatarUrl({ avatar: '', profileUrl: '/p.png' })).toBe('/p.png');
  });

  it('PROF-14: is null without either', () => {
    expect(avatarUrl({ avatar: null, profileUrl: null })).toBeNull();
  });
});
