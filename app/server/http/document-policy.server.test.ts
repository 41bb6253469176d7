import { describe, expect, it } from 'vitest';
import { documentPolicy } from './document-policy.server';

const policyOf = (chatPages: string[]) =>
  new Map(
    documentPolicy(["'sha256-x'"], { development: false, chatPages })
      .split('; ')
      .map((directive) => [directive.split(' ', 1)[0] ?? '', directive]),
  );

describe('the Content Security Policy of a page', () => {
  it('allows scripts, requests and frames from this site only', () => {
    const policy = policyOf([]);
    expect(policy.get('script-src')).toBe("script-src 'self' 'sha256-x'");
    expect(policy.get('connect-src')).toBe("connect-src 'self'");
    expect(policy.get('frame-src')).toBe("frame-src 'self'");
  });

  it('allows the live chat in frames and requests only, each origin once', () => {
    const policy = policyOf(['https://chat.example/desk?site=1', 'https://chat.example/other', 'http://localhost:9/x']);
    const origins = 'https://chat.example http://localhost:9';
    expect(policy.get('connect-src')).toBe(`connect-src 'self' ${origins}`);
    expect(policy.get('frame-src')).toBe(`frame-src 'self' ${origins}`);
    const others = [...policy].filter(([name]) => name !== 'connect-src' && name !== 'frame-src');
    expect(new Map(others)).toEqual(new Map([...policyOf([])].filter(([name]) => others.some(([o]) => o === name))));
  });
});
