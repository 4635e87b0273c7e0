export { assertNoSecretsLogged } from './assert-no-secrets-logged.ts';
export { capturedLogs, type CapturedLog, type CapturedLogs, type Secret } from './captured-logs.ts';
export { secretsIn, secretsOfHeader, secretsOfMail } from './find-secrets.ts';
export { assertPortFree, findFreePort } from './free-port.ts';
export { linuxMemoryFolder, memoryFolder } from './memory-folder.ts';
export { searchLogs, type Leak } from './search-logs.ts';
export {
  launchServer,
  startServer,
  type ServerExit,
  type ServerProcess,
  type ServerProgram,
} from './server-process.ts';
