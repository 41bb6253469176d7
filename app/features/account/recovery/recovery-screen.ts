import type { RecoveryData } from './recovery-form';

/** Heading and introduction of each step. */
export function headingOf({ step, copy }: RecoveryData): { title: string; intro?: string; centred?: boolean } {
  switch (step) {
    case 'username':
      return { title: copy.title, intro: copy.intro };
    case 'code':
      return { title: copy.title, intro: copy.codeIntro };
    case 'password':
      return { title: copy.newPasswordTitle, intro: copy.newPasswordIntro };
    case 'done':
      return { title: copy.title, centred: true };
  }
}
