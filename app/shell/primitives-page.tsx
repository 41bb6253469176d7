import { Badge } from '~/ui/badge';
import { Button, ButtonLink } from '~/ui/button';
import { CheckField } from '~/ui/check-field';
import { DataTable } from '~/ui/data-table';
import { EmptyState } from '~/ui/empty-state';
import { ErrorSummary } from '~/forms/error-summary';
import { Fact, Facts } from '~/ui/facts';
import { Field } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { LinkTabs } from '~/ui/link-tabs';
import { Notice } from '~/ui/notice';
import { Pagination } from '~/ui/pagination';
import { Panel } from '~/ui/panel';
import { PasswordField } from '~/ui/password-field';
import { SelectField } from '~/ui/select-field';
import { Spinner } from '~/ui/spinner';
import { TextareaField } from '~/ui/textarea-field';
import styles from './primitives-page.module.css';

const TONES = ['neutral', 'success', 'warning', 'error', 'info', 'accent'] as const;
const KINDS = ['info', 'success', 'warning', 'error'] as const;
const ROWS = [
  { id: '1', game: 'Deniz Feneri', stake: '₺25,00' },
  { id: '2', game: 'Bir hayli uzun adı olan bir oyun', stake: '₺1.234.567,89' },
];

/** Every primitive in its states, for developers. Its texts are samples. */
export function PrimitivesPage() {
  return (
    <div className={styles.page}>
      <h1>Primitives</h1>
      <Panel>
        <h2>Buttons and badges</h2>
        <p className={styles.row}>
          <Button>Primary</Button>
          <Button look="quiet">Quiet</Button>
          <Button look="plain">Plain</Button>
          <Button aria-disabled="true">
            <Spinner /> Pending
          </Button>
          <ButtonLink href="#top">
            <Icon name="deposit" /> Link
          </ButtonLink>
        </p>
        <p className={styles.row}>
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </p>
      </Panel>
      <Panel>
        <h2>Fields</h2>
        <ErrorSummary
          texts={{ summary: 'Please correct:', manyErrors_other: 'Correct {{count}} fields' }}
          messages={[]}
          fields={[{ id: 'wrong', label: 'With an error' }]}
        />
        <div className={styles.fields}>
          <Field id="plain" label="Text" hint="What helps to fill it in" />
          <Field id="wrong" label="With an error" errors={['Not a number.']} defaultValue="x" />
          <Field id="prefixed" label="With a prefix" prefix="₺" />
          <PasswordField id="secret" label="Password" showLabel="Show" hideLabel="Hide" />
          <SelectField id="choice" label="Select" options={[{ value: '1', label: 'One' }]} placeholder="Choose" />
          <TextareaField id="long" label="Text of several lines" />
          <CheckField id="tick" label="A tick" hint="With a hint" />
        </div>
      </Panel>
      {KINDS.map((kind) => (
        <Notice key={kind} kind={kind} title={kind}>
          <p>Something that the player should know.</p>
        </Notice>
      ))}
      <Panel>
        <h2>Lists</h2>
        <LinkTabs
          label="Tabs"
          tabs={[
            { href: '#one', label: 'Current', isCurrent: true },
            { href: '#two', label: 'Other', isCurrent: false },
          ]}
        />
        <DataTable
          caption="Stakes"
          columns={[
            { id: 'game', header: 'Game', cell: ({ game }) => game, isTitle: true },
            { id: 'stake', header: 'Stake', cell: ({ stake }) => stake, isNumeric: true },
          ]}
          rows={ROWS}
          keyOf={({ id }) => id}
        />
        <Pagination
          label="Pages"
          page={2}
          pages={3}
          hrefOf={(page) => `#page-${page}`}
          copy={{ previous: 'Previous', next: 'Next', position: '2 of 3' }}
        />
        <Facts>
          <Fact name="Name">Value</Fact>
        </Facts>
        <EmptyState icon="history" title="Nothing yet" />
      </Panel>
      <Spinner large />
    </div>
  );
}
