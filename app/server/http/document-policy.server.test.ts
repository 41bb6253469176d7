import { describe, expect, it } from 'vitest';
import { documentPolicy, REPORTING_ENDPOINTS } from './document-policy.server';

const policyOf = (
  chatPages: string[],
  { secure = true, development = false, fontOrigin = null as string | null } = {},
) =>
  new Map(
    documentPolicy(["'sha256-x'"], { development, secure, chatPages, fontOrigin })
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

  // Browsers that know report-to ignore report-uri, and would send no reports from a site without TLS.
  it('names the endpoint of the Reporting API on https only, and the old one always', () => {
    expect(policyOf([]).get('report-to')).toBe('report-to csp');
    expect(REPORTING_ENDPOINTS).toBe('csp="/csp-reports"');
    expect(policyOf([], { secure: false }).has('report-to')).toBe(false);
    for (const secure of [true, false])
      expect(policyOf([], { secure }).get('report-uri')).toBe('report-uri /csp-reports');
  });

  it("allows faces from this site, and from the host of the operator's own", () => {
    expect(policyOf([]).get('font-src')).toBe("font-src 'self'");
    expect(policyOf([], { fontOrigin: 'https://fonts.example' }).get('font-src')).toBe(
      "font-src 'self' https://fonts.example",
    );
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
