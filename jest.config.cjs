/** Every workspace with its own preset; `npx jest mfe-payments` runs one. */
module.exports = {
  projects: ['<rootDir>/shell', '<rootDir>/mfe-*', '<rootDir>/shared/*', '<rootDir>/api'],
};
