import { afterAll, beforeAll } from 'vitest';
import { HttpBrowser } from './http-browser';
import { collectTexts } from './marked-texts';
import { PSEUDO_LANGUAGES, writePseudoLanguages, type PseudoLanguage } from './pseudo-languages';
import { operatorBehindFaults } from './site-behind-faults';
import { startSite, type TestSite } from './site';
import { standIn } from './stand-in';

/**
 * Starts a site whose operator offers the pseudo-languages, the first as the default. `said` collects the texts of the
 * operator.
 */
export function siteInPseudoLanguages(): { site: TestSite; operatorUrl: () => string; said: Set<string> } {
  const { operator, proxy } = operatorBehindFaults();
  const said = new Set<string>();
  let site: TestSite;
  beforeAll(async () => {
    proxy.faults.set('*', {
      kind: 'rewrite',
      rewrite(call, data) {
        if (call === 'cms/translationlist') return [];
        const changed = call === 'cms/grouped' ? offering(data) : data;
        collectTexts(changed, said);
        return changed;
      },
    });
    site = await startSite({
      OPERATOR_API_URL: proxy.apiUrl,
      OPERATOR_HUB_URL: operator.hubUrl,
      LOCALES_DIR: writePseudoLanguages(),
    });
  });
  afterAll(() => site.stop());
  return { site: standIn(() => site), operatorUrl: () => operator.apiUrl, said };
}

interface WithOptions {
  readonly siteOption: readonly { readonly key: string }[];
}

function offering(data: unknown): object {
  const { siteOption, ...rest } = data as WithOptions;
  const languages = { key: 'languages', value: JSON.stringify([...PSEUDO_LANGUAGES, 'xx', 'tr']), status: true };
  return { ...rest, siteOption: [...siteOption.filter(({ key }) => key !== 'languages'), languages] };
}

/** A visitor who has chosen a language. */
export async function visitorIn(language: PseudoLanguage, who: 'guest' | 'player', url: string): Promise<HttpBrowser> {
  const visitor = new HttpBrowser(url);
  visitor.cookies.set('language', language);
  if (who === 'player') await visitor.logIn();
  return visitor;
}
