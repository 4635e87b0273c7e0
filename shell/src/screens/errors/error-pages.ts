// One chunk: a customer who sees one of these is not on the way to content.
export { ForbiddenPage } from './forbidden.page.tsx';
export { NotFoundPage } from './not-found.page.tsx';
