/** What the Enter key presses in a form with other buttons before its own: the first one. */
export const DefaultButton = ({ name, value, children }: { name?: string; value?: string; children: string }) => (
  <button type="submit" hidden name={name} value={value}>
    {children}
  </button>
);
