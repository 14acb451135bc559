/** How people type a command in a checkout, for messages that say what to run. */
export const typedInCheckout = (command: string): string =>
  command === 'serve' ? 'npm start' : `npm run kalends -- ${command}`;

/** The same where the package is installed. */
export const typedWithPackage = (command: string): string => `npx kalends ${command}`;
