/**
 * `npm run desk`: who comes to the desk, for the first one and for the day when no owner can come in.
 *
 *   npm run desk                                            who has a place there
 *   npm run desk -- invite ada@example.com owner            invites somebody as owner, bench or support
 *   npm run desk -- invite ada@example.com owner --name Ada under a name; else what stands before the @
 *   npm run desk -- again ada@example.com                   a new invitation: password, app or browser were lost
 *
 * Where no server for mail is set up, the link is shown here as well. Ends with 1 when it cannot be done.
 */
import { parseArgs } from 'node:util';
import { deskStaffCalls, type StaffMember } from '@filigree/contracts/desk';
import type { Result } from './http/failure.ts';
import { deskContext, inviteAgain, inviteStaff, listStaff, NO_REQUEST } from './modules/desk/index.ts';
import { type CommandDeps, runCommand } from './process/command.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const USAGE = 'Say "invite EMAIL ROLE", "again EMAIL", or nothing.';
const asking = { staffId: null, request: NO_REQUEST };

/** Returns the exit code. */
async function desk(deps: CommandDeps): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' } },
  });
  const context = deskContext(deps);
  const [what, email = '', role] = positionals;
  switch (what) {
    case undefined: {
      const members = await listStaff(context.database);
      for (const member of members) say(lineOf(member));
      if (members.length === 0) say('Nobody has a place at the desk yet.');
      return 0;
    }
    case 'invite': {
      const name = values.name ?? email.split('@', 1)[0];
      const asked = deskStaffCalls.deskInvite.body.safeParse({ email, role, name });
      if (!asked.success) return refuse(asked.error.issues[0]?.message ?? USAGE);
      return tell(deps, await inviteStaff(context, asking, asked.data));
    }
    case 'again':
      return tell(deps, await inviteAgain(context, asking, { email }));
    default:
      return refuse(USAGE);
  }
}

function tell(
  { config }: CommandDeps,
  invited: Result<{ readonly member: { readonly email: string }; readonly link: string }>,
): number {
  if (!invited.ok) return refuse(invited.failure.message);
  const { member, link } = invited.value;
  say(`${member.email} is invited. The link in the mail works once.`);
  if (config.mail === undefined) say(`No mail is sent from here, so this is the link:\n${link}`);
  return 0;
}

function refuse(why: string): number {
  process.stderr.write(`${why}\n`);
  return 1;
}

function lineOf({ email, name, role, state, lastSeenAt }: StaffMember): string {
  return `${email}  ${name}  ${role}  ${state}  last seen ${lastSeenAt?.slice(0, 10) ?? 'never'}`;
}

await runCommand(desk);
