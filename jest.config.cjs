/** One run for every workspace; `pnpm jest --selectProjects mfe-leases` for one. */
module.exports = {
  projects: ['<rootDir>/*/jest.config.cjs', '<rootDir>/shared/*/jest.config.cjs'],
};
