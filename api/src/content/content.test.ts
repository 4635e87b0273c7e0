import { openTestApi, type TestApi } from '../../test/support/test-api.ts';

describe('the slides of the welcome page', () => {
  let api: TestApi;
  afterEach(() => api.close());

  const slides = async (shown?: 'none' | 'failing') => {
    api = await openTestApi(shown ? { slides: shown } : {});
    return api.get('/api/v1/mobile/slides');
  };

  it('API-05, API-61: answers four slides, each with its picture and buttons', async () => {
    const { status, envelope } = await slides();
    expect(status).toBe(200);
    const { slides: shown } = envelope.data as { slides: Record<string, unknown>[] };
    expect(shown).toHaveLength(4);
    for (const slide of shown) {
      expect(slide['english_image']).toMatch(/\.svg$/);
      expect([typeof slide['has_login_button'], typeof slide['has_help_button']]).toEqual([
        'boolean',
        'boolean',
      ]);
    }
  });

  it('API-61: answers no slides, or a failure, when the demo is set to do so', async () => {
    expect((await slides('none')).envelope.data).toEqual({ slides: [] });
    await api.close();
    expect(await slides('failing')).toMatchObject({ status: 503, envelope: { status: false } });
  });
});
