export { Global, css, keyframes } from '@emotion/react';
