import ts from 'typescript';
import type { CodeRule } from './codeRule.ts';
import { lineOf, nodesOf, type Source } from './source.ts';

/** Icons that point in the reading direction. */
const POINTING =
  /^@mui\/icons-material\/(Reply|Send|NavigateBefore|NavigateNext|Logout)(Outlined|Rounded)?$/;

/** Returns the local names of imported directional icons. */
function pointingIcons(source: Source): Set<string> {
  return new Set(
    nodesOf(source).flatMap((node) =>
      ts.isImportDeclaration(node) &&
      ts.isStringLiteral(node.moduleSpecifier) &&
      POINTING.test(node.moduleSpecifier.text) &&
      node.importClause?.name
        ? [node.importClause.name.text]
        : [],
    ),
  );
}

const isTurned = (element: ts.JsxSelfClosingElement): boolean =>
  element.attributes.properties.some(
    (one) =>
      ts.isJsxAttribute(one) &&
      one.name.getText() === 'className' &&
      one.initializer?.getText().includes('follows-direction') === true,
  );

/** An icon with a fixed direction points the wrong way in right-to-left layouts. */
export const arrowsFollowDirection: CodeRule = {
  name: 'directional arrows are mirrored in right-to-left layouts',
  find: (source) => {
    const icons = pointingIcons(source);
    if (icons.size === 0) return [];
    return nodesOf(source)
      .filter(ts.isJsxSelfClosingElement)
      .filter((node) => icons.has(node.tagName.getText()) && !isTurned(node))
      .map((node) => ({
        line: lineOf(source, node),
        why: 'give the icon className="follows-direction"',
      }));
  },
  bad: {
    'src/a.tsx': [
      "import ReplyOutlined from '@mui/icons-material/ReplyOutlined';\nconst a = <ReplyOutlined />;",
      "import Icon from '@mui/icons-material/NavigateNextOutlined';\nconst a = <Icon className={styles.icon} />;",
    ],
  },
  good: {
    'src/a.tsx': [
      'import ReplyOutlined from \'@mui/icons-material/ReplyOutlined\';\nconst a = <ReplyOutlined className="follows-direction" />;',
      "import Icon from '@mui/icons-material/LogoutOutlined';\nconst a = <Icon className={`${styles.icon} follows-direction`} />;",
      "import PhoneOutlined from '@mui/icons-material/PhoneOutlined';\nconst a = <PhoneOutlined />;",
    ],
  },
};
