export { EmptyIllustration, FailedIllustration, SignInIllustration } from '../illustrations/illustration.tsx';
