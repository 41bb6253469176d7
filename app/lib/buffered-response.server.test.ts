import { describe, expect, it } from 'vitest';
import { bytesOf, htmlResponse, dataResponse } from './buffered-response.server';

describe('a buffered response', () => {
  it('gives its page by every way to read a response', async () => {
    const answer = htmlResponse('<p>şık</p>', { status: 404, headers: { 'x-own': '1' } });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-own')]).toEqual([
      404,
      'text/html; charset=utf-8',
      '1',
    ]);
    expect(await answer.text()).toBe('<p>şık</p>');
    expect(Buffer.from(await answer.arrayBuffer()).toString()).toBe('<p>şık</p>');
    expect((await bytesOf(answer)).toString()).toBe('<p>şık</p>');
  });

  it('gives data as the same objects to the server, as JSON to the browser', async () => {
    const data = { games: [{ name: 'Çark' }], more: undefined };
    const answer = dataResponse(data) as unknown as Response;
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toBe(data);
    expect(await answer.text()).toBe('{"games":[{"name":"Çark"}]}');
    expect((await bytesOf(answer)).toString()).toBe('{"games":[{"name":"Çark"}]}');
  });

  it('can be wrapped in another response, as Remix does', async () => {
    const { body, headers, status } = dataResponse({ name: 'Çark' }, { status: 404 }) as unknown as Response;
    const other = new Response(body, { headers, status });
    expect([other.status, await other.json()]).toEqual([404, { name: 'Çark' }]);
    expect(await new Response(htmlResponse('<p>şık</p>', {}).body).text()).toBe('<p>şık</p>');
  });

  it('gives the bytes of other responses too', async () => {
    expect((await bytesOf(new Response('şık'))).toString()).toBe('şık');
    expect((await bytesOf(new Response(null))).length).toBe(0);
  });
});
