import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capturedLogFolder } from './captured-logs.ts';
import { openTestApi } from './test-api.ts';

describe('captured logs', () => {
  it('have a line for every answer, and the secrets that were sent, answered and emailed', async () => {
    const before = new Set(readdirSync(capturedLogFolder()));
    const api = await openTestApi();
    const body = { email: 'vera@portal.test', password: 'Portal!demo1' };
    const { envelope } = await api.post('/api/v1/mobile/login', body);
    const [email] = await api.emailsOf('vera');
    await api.close();
    const kept = readdirSync(capturedLogFolder()).filter((file) => !before.has(file));
    const read = (ending: string) =>
      kept
        .filter((file) => file.endsWith(ending))
        .map((file) => readFileSync(join(capturedLogFolder(), file), 'utf8'))
        .join('');
    expect(read('.log')).toContain('"route":"/api/v1/mobile/login","status":403');
    const pin = /code is (\d{5})/.exec(email?.body ?? '')?.[1];
    for (const secret of [body.password, (envelope.data as { token: string }).token, pin]) {
      expect(read('.secrets')).toContain(JSON.stringify(secret));
    }
  });
});
