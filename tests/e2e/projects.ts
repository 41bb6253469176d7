/** The projects of playwright.config.ts: a screen, with or without JavaScript. */
const PROJECTS = ['desktop', 'desktop-no-js', 'phone', 'phone-no-js'] as const;
export type Project = (typeof PROJECTS)[number];

/** Details of a test or a describe that name the projects in which it runs. */
interface InProjects {
  tag: `@${Project}`[];
}

const inProjects = (...projects: Project[]): InProjects => ({ tag: projects.map((project) => `@${project}` as const) });

/** For what only scripts do, where neither the width nor touch makes a difference. */
export const desktopOnly = inProjects('desktop');
/** For what only scripts do on a narrow screen. */
export const phoneOnly = inProjects('phone');
/** For what scripts do differently on each screen. */
export const withScripts = inProjects('desktop', 'phone');
/** For forms and links of the server: without JavaScript, on the narrow screen. */
export const phoneWithoutScripts = inProjects('phone-no-js');
/** For parts that only wide screens have, where scripts make no difference. */
export const desktopWithoutScripts = inProjects('desktop-no-js');
/** For what the server alone makes, on each screen. */
export const withoutScripts = inProjects('desktop-no-js', 'phone-no-js');
/** For layouts of narrow screens that differ with scripts. */
export const phones = inProjects('phone', 'phone-no-js');
/** For layouts of wide screens that differ with scripts. */
export const desktops = inProjects('desktop', 'desktop-no-js');
/** For journeys: the enhanced page on a wide screen, and forms and links on a narrow one. */
export const withAndWithoutScripts = inProjects('desktop', 'phone-no-js');
/** For what starts by a script on a narrow screen, and by itself on a wide one. */
export const phoneAndDesktopWithoutScripts = inProjects('phone', 'desktop-no-js');
/** For what differs on each screen with scripts, and again without. */
export const exceptDesktopWithoutScripts = inProjects('desktop', 'phone', 'phone-no-js');

/** In the first tier too: part of `npm test`. Tests without this tag are of the second. */
const firstTier = ({ tag }: InProjects) => ({ tag: [...tag, '@tier-1'] });

/** For a feature's journey that each change must keep: of the first tier, with and without scripts. */
export const mainJourney = firstTier(withAndWithoutScripts);

/** For what only scripts do, and each change must keep. */
export const mainEnhancement = firstTier(desktopOnly);

/** For a journey in several languages: in Turkish it is a main journey; in English only the texts are new. */
export const inLanguage = { tr: mainJourney, en: phoneOnly };

const anyOf = (projects: readonly Project[]) => new RegExp(String.raw`\s@(?:${projects.join('|')})(?=\s|$)`);

/** Matches the tests that run in a project: those that name it, and those that name none. */
export function testsOf(project: Project): RegExp {
  return new RegExp(`${anyOf([project]).source}|^(?!.*${anyOf(PROJECTS).source})`, 's');
}
