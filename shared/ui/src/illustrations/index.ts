export { EmptyIllustration, FailedIllustration, SignInIllustration } from './illustration.tsx';
