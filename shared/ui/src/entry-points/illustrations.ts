export { EmptyIllustration, FailedIllustration } from '../illustrations/illustration.tsx';
export { SignInIllustration } from '../illustrations/sign-in-illustration.tsx';
